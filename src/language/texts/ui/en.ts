/** Every text of the interface, in English; `el.ts` has the same keys. One file a part of the interface. */
import { cards } from "../en/ui/cards";
import { chat } from "../en/ui/chat";
import { connect } from "../en/ui/connect";
import { dashboard } from "../en/ui/dashboard";
import { fields } from "../en/ui/fields";
import { moves } from "../en/ui/moves";
import { player } from "../en/ui/player";
import { players } from "../en/ui/players";
import { schedule } from "../en/ui/schedule";
import { scoreboard } from "../en/ui/scoreboard";
import { settings } from "../en/ui/settings";
import { shell } from "../en/ui/shell";
import { signIn } from "../en/ui/sign-in";
import { standings } from "../en/ui/standings";
import { states } from "../en/ui/states";
import { threads } from "../en/ui/threads";
import { time } from "../en/ui/time";
import { tools } from "../en/ui/tools";
import { trades } from "../en/ui/trades";
import { ui } from "../en/ui/ui";
import { week } from "../en/ui/week";

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
  standings,
  states,
  threads,
  time,
  tools,
  trades,
  ui,
  week,
} as const;
