/**
 * Asks the questions of the product, each conversation in a demo league that is as on a fresh machine, its news
 * included.
 */
import { chatAnswer } from "@/contract/conversation/chat-answer";
import { errorBody } from "@/contract/error";
import { LOCAL_OWNER_ID } from "@/server/session/local-owner";
import { backToNow, standStill } from "../runner/play";
import { openProduct, type Product } from "../runner/product";
import { demoWorld } from "../worlds/open-world";
import { threadsOf, type UsefulnessQuestion } from "./question";

const DAY = "2025-01-15";

export type UsefulnessAnswer = {
  readonly question: UsefulnessQuestion;
  /** Questions of the same conversation before this one. */
  readonly earlier: readonly string[];
  /** Markdown of the answer; an error's message where the request was refused. */
  readonly answer: string;
  /** Titles of the cards below the answer. */
  readonly cards: readonly string[];
  readonly isFailed: boolean;
};

/** @param onAnswer hears each answer as it comes. @returns answers in the order of the questions. */
export async function askAll(
  questions: readonly UsefulnessQuestion[],
  model: string,
  onAnswer: (answer: UsefulnessAnswer) => void,
): Promise<UsefulnessAnswer[]> {
  const answers = new Map<string, UsefulnessAnswer>();
  for (const [format, asked] of Map.groupBy(questions, ({ world }) => world)) {
    const world = await demoWorld({ name: format, about: "The demo's league.", clock: DAY, format }).open();
    let product: Product | undefined;
    try {
      product = await openProduct(world, model, { FANVISE_DEMO_NEWS: "on" });
      standStill();
      for (const turns of threadsOf(asked).values()) {
        await product.fanvise.demoReset.reset(LOCAL_OWNER_ID);
        await product.fanvise.demo.moveTo(DAY);
        await product.fanvise.demoNews.load();
        for (const answer of await askThread(turns, product)) {
          answers.set(answer.question.id, answer);
          onAnswer(answer);
        }
      }
    } finally {
      backToNow();
      await product?.close();
      await world.close();
    }
  }
  return questions.flatMap(({ id }) => answers.get(id) ?? []);
}

async function askThread(turns: readonly UsefulnessQuestion[], product: Product): Promise<UsefulnessAnswer[]> {
  const answers: UsefulnessAnswer[] = [];
  let threadId: string | undefined;
  for (const question of turns) {
    const { status, body } = await product.ask({ message: question.question, ...(threadId && { threadId }) });
    const earlier = turns.slice(0, question.turn - 1).map((turn) => turn.question);
    if (status !== 200) {
      answers.push({ question, earlier, answer: errorBody.parse(body).error.message, cards: [], isFailed: true });
      continue;
    }
    const given = chatAnswer.parse(body);
    threadId = given.threadId;
    const isFailed = given.status === "failed" || given.status === "stopped";
    answers.push({ question, earlier, answer: given.answer, cards: given.cards.map(({ title }) => title), isFailed });
  }
  return answers;
}
