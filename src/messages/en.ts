/** Every text of the interface, in English; `el.ts` has the same keys. One file a part of the interface. */
import { cards } from "./en/cards";
import { chat } from "./en/chat";
import { connect } from "./en/connect";
import { dashboard } from "./en/dashboard";
import { fields } from "./en/fields";
import { moves } from "./en/moves";
import { player } from "./en/player";
import { players } from "./en/players";
import { schedule } from "./en/schedule";
import { scoreboard } from "./en/scoreboard";
import { settings } from "./en/settings";
import { shell } from "./en/shell";
import { signIn } from "./en/sign-in";
import { states } from "./en/states";
import { threads } from "./en/threads";
import { time } from "./en/time";
import { tools } from "./en/tools";
import { ui } from "./en/ui";
import { week } from "./en/week";

export const en = {
  cards,
  chat,
  connect,
  dashboard,
  fields,
  moves,
  player,
  players,
  schedule,
  scoreboard,
  settings,
  shell,
  signIn,
  states,
  threads,
  time,
  tools,
  ui,
  week,
} as const;
