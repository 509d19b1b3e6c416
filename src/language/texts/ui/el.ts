/** Every text of the interface, in Greek. */
import { cards } from "../el/ui/cards";
import { chat } from "../el/ui/chat";
import { connect } from "../el/ui/connect";
import { dashboard } from "../el/ui/dashboard";
import { fields } from "../el/ui/fields";
import { moves } from "../el/ui/moves";
import { player } from "../el/ui/player";
import { players } from "../el/ui/players";
import { schedule } from "../el/ui/schedule";
import { scoreboard } from "../el/ui/scoreboard";
import { settings } from "../el/ui/settings";
import { shell } from "../el/ui/shell";
import { signIn } from "../el/ui/sign-in";
import { standings } from "../el/ui/standings";
import { states } from "../el/ui/states";
import { threads } from "../el/ui/threads";
import { time } from "../el/ui/time";
import { tools } from "../el/ui/tools";
import { trades } from "../el/ui/trades";
import { ui } from "../el/ui/ui";
import { week } from "../el/ui/week";
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
  standings,
  states,
  threads,
  time,
  tools,
  trades,
  ui,
  week,
};
