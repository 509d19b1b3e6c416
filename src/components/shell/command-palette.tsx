"use client";
/** Everything one can jump to or switch, by typing a part of its name. Loaded when it is first opened. */
import { Command } from "cmdk";
import { Eye, Keyboard, Languages, SunMoon } from "lucide-react";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { THEMES } from "@/contract/look";
import { keepLanguage, keepTheme, LANGUAGE_NAMES, LANGUAGES, showTheme } from "../theme/look";
import { Dialog } from "../ui/dialog";
import { useWords } from "../words/words";
import { PAGES, type ShellPage } from "./pages";

type Props = {
  teams: readonly { teamId: number; teamName: string }[];
  myTeamId: number;
  onView(teamId: number): void;
  onPage(page: ShellPage): void;
  onHelp(): void;
  onClose(): void;
};

const GROUP =
  "**:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:text-soft";

export function CommandPalette({ teams, myTeamId, onView, onPage, onHelp, onClose }: Props) {
  const shell = useWords("shell");
  const router = useRouter();
  const themes = { system: shell("themeSystem"), light: shell("themeLight"), dark: shell("themeDark") };
  const then = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shell("palette")}
      isTitleHidden
      className="p-0! sm:max-w-xl"
    >
      <Command label={shell("palette")} loop className="flex min-h-0 flex-col">
        <Command.Input
          autoFocus
          placeholder={shell("search")}
          className="min-h-13 border-b border-line bg-transparent px-4 text-base outline-none placeholder:text-soft"
        />
        <Command.List label={shell("commandsFound")} className="max-h-[50vh] overflow-y-auto p-1.5">
          <Command.Empty className="px-3 py-6 text-center text-sm text-soft">{shell("nothingFound")}</Command.Empty>
          <Command.Group heading={shell("pages")} className={GROUP}>
            {PAGES.map((page) => (
              <Item key={page.path} icon={<page.icon className="size-4" />} onSelect={then(() => onPage(page))}>
                {shell(page.name)}
              </Item>
            ))}
          </Command.Group>
          {teams.length > 0 && (
            <Command.Group heading={shell("perspectives")} className={GROUP}>
              {teams.map(({ teamId, teamName }) => (
                <Item
                  key={teamId}
                  value={`${shell("viewingAs")} ${teamName} ${teamId}`}
                  icon={<Eye className="size-4" />}
                  onSelect={then(() => onView(teamId))}
                >
                  {teamId === myTeamId ? shell("yourTeam", { team: teamName }) : teamName}
                </Item>
              ))}
            </Command.Group>
          )}
          <Command.Group heading={shell("looks")} className={GROUP}>
            {THEMES.map((theme) => (
              <Item
                key={theme}
                icon={<SunMoon className="size-4" />}
                onSelect={then(() => {
                  showTheme(theme);
                  keepTheme(theme);
                })}
              >
                {`${shell("theme")}: ${themes[theme]}`}
              </Item>
            ))}
            {LANGUAGES.map((language) => (
              <Item
                key={language}
                icon={<Languages className="size-4" />}
                onSelect={then(() => {
                  keepLanguage(language);
                  router.refresh();
                })}
              >
                {`${shell("language")}: ${LANGUAGE_NAMES[language]}`}
              </Item>
            ))}
            <Item icon={<Keyboard className="size-4" />} onSelect={then(onHelp)}>
              {shell("shortcuts")}
            </Item>
          </Command.Group>
        </Command.List>
      </Command>
    </Dialog>
  );
}

function Item({
  icon,
  value,
  onSelect,
  children,
}: {
  icon: ReactNode;
  value?: string;
  onSelect(): void;
  children: string;
}) {
  return (
    <Command.Item
      value={value ?? children}
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-2.5 text-sm aria-selected:bg-raised pointer-coarse:min-h-11"
    >
      <span aria-hidden="true" className="text-soft">
        {icon}
      </span>
      <span className="truncate">{children}</span>
    </Command.Item>
  );
}
