/** The pages of the navigation, in its order. A page is added here once it is there. */
import {
  ArrowLeftRight,
  CalendarDays,
  CalendarRange,
  LayoutDashboard,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  MessagesSquare,
  Settings,
  Trophy,
  Users,
} from "lucide-react";

export type ShellPage = {
  path: `/${string}`;
  /** Its name among the phrases of the shell. */
  name:
    | "dashboard"
    | "chat"
    | "moves"
    | "planner"
    | "players"
    | "schedule"
    | "standings"
    | "trades"
    | "connect"
    | "settings";
  icon: LucideIcon;
  /** After `g`, goes there. */
  key: string;
  /** Loaded as a whole: a soft navigation would keep the conversation that began at this very address. */
  isLoadedWhole?: true;
};

export const PAGES: readonly ShellPage[] = [
  { path: "/", name: "dashboard", icon: LayoutDashboard, key: "d" },
  { path: "/chat", name: "chat", icon: MessagesSquare, key: "c", isLoadedWhole: true },
  { path: "/moves", name: "moves", icon: ListChecks, key: "m" },
  { path: "/players", name: "players", icon: Users, key: "p" },
  { path: "/week", name: "planner", icon: CalendarRange, key: "w" },
  { path: "/schedule", name: "schedule", icon: CalendarDays, key: "s" },
  { path: "/trades", name: "trades", icon: ArrowLeftRight, key: "x" },
  { path: "/standings", name: "standings", icon: ListOrdered, key: "t" },
  { path: "/connect", name: "connect", icon: Trophy, key: "l" },
  { path: "/settings", name: "settings", icon: Settings, key: "," },
];

/** Whether an address belongs to the page: itself, or what is below it. */
export const isAt = (page: ShellPage, path: string): boolean =>
  page.path === "/" ? path === "/" : path === page.path || path.startsWith(`${page.path}/`);
