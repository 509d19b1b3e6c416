/** Shared phrases of the dashboard's parts. */
import type { Language } from "@/contract/conversation/intent";
import type { Words } from "@/language/texts/ui/messages";

export type DashboardWords = {
  dashboard: Words<"dashboard">;
  time: Words<"time">;
  ui: Words<"ui">;
  player: Words<"player">;
};

export type OnDashboard = {
  language: Language;
  words: DashboardWords;
  /** Epoch milliseconds of the page's making, for ages. */
  nowMs: number;
};
