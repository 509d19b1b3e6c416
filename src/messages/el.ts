/** Every text of the interface, in Greek. */
import { cards } from "./el/cards";
import { chat } from "./el/chat";
import { connect } from "./el/connect";
import { dashboard } from "./el/dashboard";
import { fields } from "./el/fields";
import { moves } from "./el/moves";
import { player } from "./el/player";
import { players } from "./el/players";
import { schedule } from "./el/schedule";
import { scoreboard } from "./el/scoreboard";
import { settings } from "./el/settings";
import { shell } from "./el/shell";
import { signIn } from "./el/sign-in";
import { states } from "./el/states";
import { threads } from "./el/threads";
import { time } from "./el/time";
import { tools } from "./el/tools";
import { ui } from "./el/ui";
import { week } from "./el/week";
import type { Messages } from "./messages";

export const el: Messages = {
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
};
