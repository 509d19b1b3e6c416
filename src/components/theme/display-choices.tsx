"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { THEMES, type Theme } from "@/contract/display-settings";
/** Theme and language of this browser, wherever they are chosen. The frame gives the words. */
import { LANGUAGE_NAMES } from "@/language/texts/ui/phrases";
import { Choices } from "../ui/field";
import { useLanguage, useWords } from "../words/words";
import { keepLanguage, keepTheme, LANGUAGES, showTheme } from "./display";

/** @param place tells its radio buttons from those of another place on the page. */
export function DisplayChoices({ initialTheme, place }: { initialTheme: Theme; place: string }) {
  const shell = useWords("shell");
  const language = useLanguage();
  const router = useRouter();
  const [theme, setTheme] = useState(initialTheme);
  const names = { system: shell("themeSystem"), light: shell("themeLight"), dark: shell("themeDark") };
  return (
    <>
      <Choices
        label={shell("theme")}
        name={`${place}-theme`}
        value={theme}
        options={THEMES.map((value) => ({ value, label: names[value] }))}
        onChange={(chosen) => {
          setTheme(chosen);
          showTheme(chosen);
          keepTheme(chosen);
        }}
      />
      <Choices
        label={shell("language")}
        name={`${place}-language`}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        onChange={(chosen) => {
          keepLanguage(chosen);
          router.refresh();
        }}
      />
    </>
  );
}
