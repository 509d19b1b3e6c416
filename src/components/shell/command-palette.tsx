"use client";
import { Command } from "cmdk";
import { Eye, Keyboard, Languages, SunMoon, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { THEMES } from "@/contract/display-settings";
/** Everything one can jump to or switch, players too, by typing a part of its name. Loaded when it is first opened. */
import { LANGUAGE_NAMES } from "@/language/texts/ui/phrases";
import { keepLanguage, keepTheme, LANGUAGES, showTheme } from "../theme/display";
import { Dialog } from "../ui/dialog";
import { useWords } from "../words/words";
import { searchMessage, useFoundPlayers } from "./found-players";
import { PAGES, type ShellPage } from "./pages";
import { isMatch } from "./palette-match";
import { usePerspectiveLink } from "./perspective";

type Props = {
  teams: readonly { teamId: number; teamName: string }[];
  myTeamId: number;
  viewedTeamId: number;
  onView(teamId: number): void;
  onPage(page: ShellPage): void;
  onHelp(): void;
  onClose(): void;
};

/** @param searched what letters are looked for in, the text itself when left out. */
type Entry = { key: string; text: string; searched?: string; note?: string; icon: ReactNode; run(): void };

const GROUP =
  "**:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:text-soft";
const MAX_CHARS = 80;

export function CommandPalette({ teams, myTeamId, viewedTeamId, onView, onPage, onHelp, onClose }: Props) {
  const shell = useWords("shell");
  const router = useRouter();
  const link = usePerspectiveLink();
  const [typed, setTyped] = useState("");
  const found = useFoundPlayers(typed, viewedTeamId);
  const themes = { system: shell("themeSystem"), light: shell("themeLight"), dark: shell("themeDark") };

  const pages = PAGES.map(
    (page): Entry => ({
      key: page.path,
      text: shell(page.name),
      icon: <page.icon className="size-4" />,
      run: () => onPage(page),
    }),
  );
  const players = found.players.map(
    ({ playerId, name, positions, proTeam, team }): Entry => ({
      key: `player-${playerId}`,
      text: name,
      icon: <UserRound className="size-4" />,
      note: [positions.join("/"), proTeam, team?.teamName ?? ""].filter((part) => part !== "").join(" · "),
      run: () => router.push(link(`/players/${playerId}`)),
    }),
  );
  const views = teams.map(({ teamId, teamName }): Entry => {
    const text = teamId === myTeamId ? shell("yourTeam", { team: teamName }) : teamName;
    return {
      key: `team-${teamId}`,
      text,
      searched: `${shell("viewingAs")} ${text}`,
      icon: <Eye className="size-4" />,
      run: () => onView(teamId),
    };
  });
  const displayEntries: Entry[] = [
    ...THEMES.map((theme) => ({
      key: theme,
      text: `${shell("theme")}: ${themes[theme]}`,
      icon: <SunMoon className="size-4" />,
      run: () => {
        showTheme(theme);
        keepTheme(theme);
      },
    })),
    ...LANGUAGES.map((language) => ({
      key: language,
      text: `${shell("language")}: ${LANGUAGE_NAMES[language]}`,
      icon: <Languages className="size-4" />,
      run: () => {
        keepLanguage(language);
        router.refresh();
      },
    })),
    { key: "help", text: shell("shortcuts"), icon: <Keyboard className="size-4" />, run: onHelp },
  ];

  const named = (entries: readonly Entry[]) => entries.filter(({ text, searched = text }) => isMatch(searched, typed));
  const groups = [
    { heading: shell("pages"), entries: named(pages) },
    // The server knows other spellings of a name.
    { heading: shell("players"), entries: players },
    { heading: shell("perspectives"), entries: named(views) },
    { heading: shell("displayTitle"), entries: named(displayEntries) },
  ].filter(({ entries }) => entries.length > 0);
  const message = searchMessage(found, groups.length > 0);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shell("palette")}
      isTitleHidden
      className="p-0! sm:max-w-xl"
    >
      <Command label={shell("palette")} loop shouldFilter={false} className="flex min-h-0 flex-col">
        <Command.Input
          autoFocus
          value={typed}
          onValueChange={setTyped}
          maxLength={MAX_CHARS}
          placeholder={shell("search")}
          className="min-h-13 border-b border-line bg-transparent px-4 text-base outline-none placeholder:text-soft"
        />
        <Command.List label={shell("commandsFound")} className="max-h-[50vh] overflow-y-auto p-1.5">
          {groups.map(({ heading, entries }) => (
            <Command.Group key={heading} heading={heading} className={GROUP}>
              {entries.map((entry) => (
                <Item
                  key={entry.key}
                  of={entry}
                  onSelect={() => {
                    onClose();
                    entry.run();
                  }}
                />
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <p role="status" className="px-4 text-center text-sm wrap-anywhere text-soft not-empty:py-3">
          {message === "nothingFound" ? shell(message, { typed: typed.trim() }) : message !== null && shell(message)}
        </p>
      </Command>
    </Dialog>
  );
}

function Item({ of: { key, text, note, icon }, onSelect }: { of: Entry; onSelect(): void }) {
  return (
    <Command.Item
      value={key}
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-2.5 text-sm aria-selected:bg-raised pointer-coarse:min-h-11"
    >
      <span aria-hidden="true" className="text-soft">
        {icon}
      </span>
      <span className="truncate">{text}</span>
      {note !== undefined && <span className="ml-auto min-w-0 truncate text-xs text-soft">{note}</span>}
    </Command.Item>
  );
}
