"use client";
/** Theme and language of this browser. */
import { useRouter } from "next/navigation";
import { useState } from "react";
import { THEMES, type Theme } from "@/contract/look";
import { keepLanguage, keepTheme, LANGUAGE_NAMES, LANGUAGES, showTheme } from "../theme/look";
import { Choices } from "../ui/field";
import { useLanguage, useWords } from "../words/words";

export function DisplayForm({ initialTheme }: { initialTheme: Theme }) {
  const say = useWords("settings");
  const language = useLanguage();
  const router = useRouter();
  const [theme, setTheme] = useState(initialTheme);
  const names = { system: say("themeSystem"), light: say("themeLight"), dark: say("themeDark") };
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <Choices
        label={say("theme")}
        name="display-theme"
        value={theme}
        options={THEMES.map((value) => ({ value, label: names[value] }))}
        onChange={(chosen) => {
          setTheme(chosen);
          showTheme(chosen);
          keepTheme(chosen);
        }}
      />
      <Choices
        label={say("language")}
        name="display-language"
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        onChange={(chosen) => {
          keepLanguage(chosen);
          router.refresh();
        }}
      />
    </div>
  );
}
