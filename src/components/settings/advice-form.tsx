"use client";
/** The user's preferences for the advice in one league. Every change is saved at once; a refused one is reverted. */
import { useRef, useState } from "react";
import type { PreferencesChange, PreferencesOutput } from "@/contract/account/preferences";
import type { Language } from "@/contract/conversation/intent";
/** What the person wants of the advice for one league. Every change is saved at once; one that is refused is taken back. */
import { LANGUAGE_NAMES } from "@/language/texts/ui/phrases";
import { failureText, request } from "../api/request";
import { LANGUAGES } from "../theme/display";
import { Choices } from "../ui/field";
import { Notice } from "../ui/notice";
import { useWords } from "../words/words";
import { RadioCards } from "./radio-cards";
import { UntouchablePlayers } from "./untouchables";

type Props = {
  leagueId: string;
  preferences: PreferencesOutput;
  /**
   * Categories of the league under its own labels; empty in points leagues; `null` when the league could not be read.
   */
  categories: readonly string[] | null;
  mostUntouchables: number;
};

const RISKS = ["cautious", "balanced", "bold"] as const;
const AS_ASKED = "asked";

export function AdviceForm({ leagueId, preferences, categories, mostUntouchables }: Props) {
  const say = useWords("settings");
  const ui = useWords("ui");
  const [shown, setShown] = useState(preferences);
  const [state, setState] = useState<"untouched" | "saving" | "saved">("untouched");
  const [failure, setFailure] = useState("");
  const waiting = useRef<Promise<void>>(Promise.resolve());
  const retained = useRef(preferences);
  const unsaved = useRef(0);

  /** One after the other, so that the last choice is the one that stays. */
  const save = (change: PreferencesChange, seen: Partial<PreferencesOutput>) => {
    setShown((before) => ({ ...before, ...seen }));
    setState("saving");
    setFailure("");
    unsaved.current += 1;
    const path = `/api/preferences?leagueId=${encodeURIComponent(leagueId)}`;
    waiting.current = waiting.current
      .then(() => request<PreferencesOutput>(path, { method: "PUT", body: change }))
      .then(
        (answer) => {
          retained.current = answer;
          unsaved.current -= 1;
          if (unsaved.current > 0) return;
          setShown(answer);
          setState("saved");
        },
        (error: unknown) => {
          unsaved.current -= 1;
          setFailure(failureText(error, ui));
          setShown(retained.current);
          setState("untouched");
        },
      );
  };
  const categoriesShown = [...new Set([...(categories ?? []), ...shown.punts])];

  return (
    <div className="space-y-6">
      <RadioCards
        label={say("risk")}
        name="risk"
        value={shown.risk}
        options={RISKS.map((value) => ({ value, label: say(value), text: say(`${value}Text`) }))}
        onChange={(risk) => save({ risk }, { risk })}
      />
      <UntouchablePlayers
        leagueId={leagueId}
        players={shown.untouchables}
        isFull={shown.untouchables.length >= mostUntouchables}
        onChange={(untouchables) =>
          save({ untouchables: untouchables.map(({ playerId }) => playerId) }, { untouchables })
        }
      />
      <fieldset>
        <legend className="mb-1 text-sm font-medium">
          {say("punts")} <span className="text-xs font-normal text-soft">{say("puntsText")}</span>
        </legend>
        {categoriesShown.length === 0 ? (
          <p className="text-sm text-soft">{say("noPunts")}</p>
        ) : (
          <div className="flex flex-wrap gap-2">
            {categoriesShown.map((category) => (
              <label
                key={category}
                className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-lg border border-line bg-page px-3 text-sm has-checked:border-accent has-checked:bg-accent-wash has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-11"
              >
                <input
                  type="checkbox"
                  checked={shown.punts.includes(category)}
                  onChange={({ target }) => {
                    const others = shown.punts.filter((each) => each !== category);
                    const punts = target.checked ? [...others, category] : others;
                    save({ punts }, { punts });
                  }}
                  className="size-4 accent-accent"
                />
                {category}
              </label>
            ))}
          </div>
        )}
      </fieldset>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <Choices
          label={say("tone")}
          name="tone"
          value={shown.tone}
          options={[
            { value: "short", label: say("toneShort") },
            { value: "full", label: say("toneFull") },
          ]}
          onChange={(tone) => save({ tone }, { tone })}
        />
        <Choices<Language | typeof AS_ASKED>
          label={say("answerLanguage")}
          name="answer-language"
          value={shown.language ?? AS_ASKED}
          options={[
            { value: AS_ASKED, label: say("asAsked") },
            ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value })),
          ]}
          onChange={(chosen) => {
            const language = chosen === AS_ASKED ? null : chosen;
            save({ language }, { language });
          }}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <label className="flex min-h-9 w-fit cursor-pointer items-center gap-2.5 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={shown.allowKeeperDrops}
            onChange={({ target }) => save({ allowKeeperDrops: target.checked }, { allowKeeperDrops: target.checked })}
            className="size-4 accent-accent"
          />
          {say("keepers")}
        </label>
        <p role="status" className="min-h-5 text-xs text-soft">
          {state === "saving" ? say("saving") : state === "saved" ? say("saved") : ""}
        </p>
      </div>
      {failure !== "" && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
    </div>
  );
}
