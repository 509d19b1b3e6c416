/**
 * Any LangChain chat model as a `ChatModelPort`.
 *
 * The model streams; text is passed on as it comes and the chunks become one complete message. All failure rules hold
 * here, whatever the model: time limits, the signal that always wins, one retry layer, a breaker, typed failures.
 */
import { randomUUID } from "node:crypto";
import type { BaseChatModel, BindToolsInput } from "@langchain/core/language_models/chat_models";
import type { BaseMessage } from "@langchain/core/messages";
import { AnswerCollector } from "./answer-collector";
import { CallGuard } from "./call-guard";
import type { ChatModelPort, ModelRequest, ModelTool } from "./chat-model";
import { classifyFailure } from "./classify-failure";
import { ModelAborted, ModelFailure, ModelTimeout } from "./errors";
import { createFailurePolicy, type FailurePolicyOptions } from "./failure-policy";

type CallLimits = {
  /** From the call to the end of the answer, all attempts and waits together. Default 45 s. */
  readonly overallMs?: number;
  /** From an attempt's start to its first chunk. Default 20 s. */
  readonly firstChunkMs?: number;
};

export type LangChainPortOptions = CallLimits &
  FailurePolicyOptions & {
    /** `provider:model`, for logs, health and prices. */
    readonly id: string;
    /** Tools in the provider's own form. Default: name, description and schema as they are. */
    readonly toProviderTools?: (tools: readonly ModelTool[]) => BindToolsInput[];
    /** More call options for the model, read by its `_streamResponseChunks`. */
    readonly callOptions?: (request: ModelRequest) => Record<string, unknown>;
    /** The provider says why each answer ended: one that does not has lost its end on the way. Default false. */
    readonly namesItsEnd?: boolean;
    /** The model runs in this process: an exception that is not typed is a bug and passes unchanged. Default false. */
    readonly isInProcess?: boolean;
    /** Ids for tool calls without one. Default: random UUIDs. */
    readonly newCallId?: () => string;
  };

type Chunks = AsyncIterable<BaseMessage>;
type OpenStream = (request: ModelRequest, signal: AbortSignal) => Promise<Chunks>;

const ignore = (): void => undefined;

/**
 * @param model must have `maxRetries: 0` where it retries by itself, since the retries are made here.
 * @throws `TypeError` at a call with tools when the model cannot bind any.
 */
export function fromLangChain(model: BaseChatModel, options: LangChainPortOptions): ChatModelPort {
  const { id, overallMs = 45_000, firstChunkMs = 20_000, isInProcess = false, newCallId = randomUUID } = options;
  const { namesItsEnd = false } = options;
  const toFailure = (error: unknown) => (isInProcess ? error : classifyFailure(error, { model: id }));
  const policy = createFailurePolicy(id, options);
  const open = streamOpener(model, options);

  return {
    id,
    health: () => policy.health(),
    async answer(request, onText) {
      const call = new CallGuard(request.signal, () => new ModelAborted({ model: id }));
      call.stopAfter(overallMs, () => new ModelTimeout({ model: id, limit: "overall", limitMs: overallMs }));
      let released = "";
      const release = (delta: string) => {
        if (onText === undefined || call.signal.aborted) return;
        released += delta;
        onText(delta);
      };
      const attempt = async () => {
        // Also before a retry: a stop during the wait must not start another attempt.
        if (call.signal.aborted) throw call.signal.reason;
        const guard = new CallGuard(call.signal, (parent) => parent.reason);
        const tooLate = () => new ModelTimeout({ model: id, limit: "first-chunk", limitMs: firstChunkMs });
        const liftFirstChunkLimit = guard.stopAfter(firstChunkMs, tooLate);
        const collector = new AnswerCollector(id);
        const onChunk = (chunk: BaseMessage) => {
          liftFirstChunkLimit();
          const text = collector.add(chunk);
          if (text !== "") release(text);
          return !collector.isFull;
        };
        try {
          await readStream(guard, () => open(request, guard.signal), onChunk, toFailure);
          return {
            ...collector.finish({ areToolsOffered: request.tools.length > 0, namesItsEnd, newId: newCallId }),
            answeredBy: id,
            fallbackReason: null,
          };
        } catch (error) {
          // Noted here already, since the retry layer reads it.
          throw error instanceof ModelFailure ? error.afterReleasing(released) : error;
        } finally {
          guard.close();
        }
      };
      try {
        return await call.race(policy.run(attempt, call.signal));
      } catch (error) {
        const isOurs = error instanceof ModelFailure || error instanceof ModelAborted;
        throw isOurs ? error.afterReleasing(released) : error;
      } finally {
        call.close();
      }
    },
  };
}

function streamOpener(model: BaseChatModel, options: LangChainPortOptions): OpenStream {
  return (request, signal) => {
    const callOptions = { ...options.callOptions?.(request), signal };
    const messages = [...request.messages];
    if (request.tools.length === 0) return model.stream(messages, callOptions);
    if (model.bindTools === undefined) throw new TypeError(`${options.id} cannot use tools`);
    const tools = options.toProviderTools?.(request.tools) ?? request.tools.map((tool) => ({ ...tool }));
    return model.bindTools(tools).stream(messages, callOptions);
  };
}

/**
 * Reads one attempt to its end, or until `onChunk` wants no more. What the model throws goes through `toFailure`; what
 * `onChunk` throws is not touched.
 */
async function readStream(
  guard: CallGuard,
  open: () => Promise<Chunks>,
  onChunk: (chunk: BaseMessage) => boolean,
  toFailure: (error: unknown) => unknown,
): Promise<void> {
  const typed = <T>(work: Promise<T>): Promise<T> =>
    guard.race(work).catch((error: unknown) => {
      throw guard.signal.aborted ? guard.signal.reason : toFailure(error);
    });
  const opening = open();
  let iterator: AsyncIterator<BaseMessage> | undefined;
  try {
    iterator = (await typed(opening))[Symbol.asyncIterator]();
    for (;;) {
      const step = await typed(iterator.next());
      if (step.done || !onChunk(step.value)) return;
    }
  } finally {
    // Not awaited: a stream that ignores its signal would hold the answer up. Also for one that opens too late.
    if (iterator === undefined) opening.then((late) => late[Symbol.asyncIterator]().return?.()).catch(ignore);
    else iterator.return?.().catch(ignore);
  }
}
