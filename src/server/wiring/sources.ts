/** Clients of the leagues this deployment reads, and the list of everything outside that is watched. */
import { SOURCE_NAMES } from "@/contract/news/source-names";
import type { TeamScope } from "@/domain/league/scope";
import { errorText } from "@/language/texts/errors";
import { SOURCES } from "@/language/texts/sources";
import type { Env } from "@/lib/env";
import type { EspnCookies } from "@/lib/espn/client";
import type { HttpClient } from "@/lib/http/http-client";
import type { ChatModelPort } from "@/lib/models/chat-model";
import { ModelFailure } from "@/lib/models/errors";
import type { LeagueSource } from "@/services/ports";
import type { SourceHealth } from "@/services/sources/source-health";
import type { WatchedSource } from "@/services/sources/sources.service";
import type { DemoInstance } from "../demo/demo-instance";
import { LOCAL_OWNER_ID } from "../session/local-owner";
import type { EspnClients } from "./league-clients";
import { embeddingsKey, type WiredNews } from "./news";

const DEMO_LABEL = SOURCE_NAMES.demo;
const ESPN_LABEL = "espn";
/** Key of public season data, apart from a login's: an answer to one must not hide a refusal of the other. */
const seasonKey = (label: string): string => `${label}:season`;
/** Keys of news feeds, as the poll notes them. */
const FEED_KEY_START = "feed:";

/** The client and the clock of each league. Only the base address tells the demo league from ESPN. */
export function createLeagueSources(options: {
  env: Env;
  espnClients: EspnClients;
  health: SourceHealth;
  /** The saved login of a connection. */
  loginOf(connectionId: string): Promise<EspnCookies | undefined>;
}): (scope: TeamScope) => LeagueSource {
  const { env, espnClients, health } = options;
  const operatorLogin = env.ESPN_S2 && env.ESPN_SWID ? { espnS2: env.ESPN_S2, swid: env.ESPN_SWID } : undefined;
  /** The operator's login opens the operator's league, and nobody else's. */
  const isOperatorLeague = ({ personId, leagueId }: TeamScope) =>
    personId === LOCAL_OWNER_ID && env.FANVISE_LEAGUE?.kind === "espn" && env.FANVISE_LEAGUE.leagueId === leagueId;
  const known = new Map<string, LeagueSource>();
  return (scope) => {
    const found = known.get(scope.connectionId);
    if (found) return found;
    const label = scope.universe === "demo" ? DEMO_LABEL : ESPN_LABEL;
    const made: LeagueSource = {
      label,
      leagueClock: espnClients.clockOf(scope.universe),
      client: espnClients.clientOf(
        scope,
        async () =>
          (await options.loginOf(scope.connectionId)) ?? (isOperatorLeague(scope) ? operatorLogin : undefined),
        (part, failure) =>
          health.note(
            part === "league"
              ? { sourceKey: label, connectionId: scope.connectionId }
              : { sourceKey: seasonKey(label), connectionId: null },
            failure,
          ),
      ),
    };
    known.set(scope.connectionId, made);
    return made;
  };
}

/** Sources of the sources page, most important first. Code that runs in this process is not a source. */
export function watchedSources(options: {
  scope: TeamScope;
  env: Env;
  http: HttpClient;
  demo: DemoInstance;
  model: ChatModelPort;
  news: WiredNews;
}): WatchedSource[] {
  const { scope, env, http, demo, model, news } = options;
  const { embedder } = news;
  const isDemo = scope.universe === "demo";
  const espnCircuit = () => http.breakerOf(isDemo ? demo.origin : env.ESPN_BASE_URL);
  const league: WatchedSource = {
    sourceKey: isDemo ? DEMO_LABEL : ESPN_LABEL,
    name: isDemo ? SOURCES.en.demoLeague : SOURCES.en.league,
    kind: "league",
    isPerConnection: true,
    circuit: espnCircuit,
  };
  const season: WatchedSource = {
    sourceKey: seasonKey(league.sourceKey),
    name: isDemo ? SOURCES.en.demoSeason : SOURCES.en.season,
    kind: "league",
    isPerConnection: false,
    circuit: espnCircuit,
  };
  const embeddings: WatchedSource = {
    sourceKey: embeddingsKey(embedder),
    name: SOURCES.en.embeddings(embedder.id),
    kind: "embeddings",
    isPerConnection: false,
    circuit: () => "closed",
  };
  const chatModel: WatchedSource = {
    sourceKey: modelKey(model),
    name: SOURCES.en.model(model.id),
    kind: "model",
    isPerConnection: false,
    circuit: () => model.health().circuit,
  };
  const feeds = (isDemo ? [] : news.feeds).map(
    (feed): WatchedSource => ({
      sourceKey: `${FEED_KEY_START}${feed.name}`,
      name: feed.name,
      kind: "news",
      isPerConnection: false,
      circuit: () => news.feedCircuit(feed),
    }),
  );
  return [
    league,
    season,
    ...feeds,
    ...(isOffline(embedder.id) ? [] : [embeddings]),
    ...(isOffline(model.id) ? [] : [chatModel]),
  ];
}

const isOffline = (id: string): boolean => id === "rules" || id.startsWith("hash");

const modelKey = ({ id }: Pick<ChatModelPort, "id">): string => `model:${id}`;

/** The same model, whose answers and failures are noted; an answer of its fallback is a failure of the first choice. */
export function watchedModel(model: ChatModelPort, health: SourceHealth): ChatModelPort {
  const source = { sourceKey: modelKey(model), connectionId: null };
  return {
    id: model.id,
    health: () => model.health(),
    async answer(request, onText) {
      try {
        const answer = await model.answer(request, onText);
        const { fallbackReason } = answer;
        health.note(source, fallbackReason === null ? undefined : { code: fallbackReason, userMessage: FELL_BACK });
        return answer;
      } catch (failure) {
        if (failure instanceof ModelFailure) health.note(source, failure);
        throw failure;
      }
    },
  };
}

const FELL_BACK = errorText("en", "model.fell_back.source");
