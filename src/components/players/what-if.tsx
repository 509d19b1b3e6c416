"use client";
/** "What if I add him?": the person chooses who goes, the engine says what it would do. Nothing is stored or done. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { WhatIfOutput } from "@/contract/planning/what-if";
import { failureText, RequestFailed, request } from "../api/request";
import { usePerspectiveLink } from "../shell/perspective";
import { Button, buttonVariant } from "../ui/button";
import { Card } from "../ui/card";
import { Failure } from "../ui/failure";
import { SelectField } from "../ui/field";
import { Loading, Skeleton } from "../ui/skeleton";
import { useWords } from "../words/words";
import { useAdvice } from "./use-advice";
import { WhatIfResult } from "./what-if-result";

/** Who can go for him, or come in his place. */
export type WhatIfChoice = {
  kind: "add" | "drop";
  others: readonly { playerId: number; name: string; label: string }[];
};

type Props = { playerId: number; teamId: number; choice: WhatIfChoice | null };

export function WhatIf({ playerId, teamId, choice }: Props) {
  const player = useWords("player");
  const link = usePerspectiveLink();
  if (choice === null) {
    return (
      <Card title={player("whatIfAdd")}>
        <p className="text-sm text-soft">{player("whatIfOther")}</p>
        <a href={link(`/trades?get=${playerId}`)} className={buttonVariant({ size: "small" }, "mt-3")}>
          {player("tradeForHim")}
        </a>
      </Card>
    );
  }
  return <Choosing playerId={playerId} teamId={teamId} choice={choice} />;
}

function Choosing({ playerId, teamId, choice: { kind, others } }: Props & { choice: WhatIfChoice }) {
  const [player, ui] = [useWords("player"), useWords("ui")];
  const isAdd = kind === "add";
  const instead = useAdvice(playerId, teamId).data?.placePrice?.instead;
  const suggested = others.find(({ name }) => name === instead);
  const [chosen, setChosen] = useState<string>();
  const other = chosen ?? (suggested === undefined ? "" : String(suggested.playerId));
  const valuing = useMutation({
    mutationFn: () => {
      const otherId = other === "" ? null : Number(other);
      const move = isAdd
        ? { addPlayerId: playerId, dropPlayerId: otherId }
        : { addPlayerId: otherId, dropPlayerId: playerId };
      return request<WhatIfOutput>("/api/what-if", { body: { teamId: String(teamId), moves: [move] } });
    },
  });
  return (
    <Card title={player(isAdd ? "whatIfAdd" : "whatIfDrop")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          valuing.mutate();
        }}
        className="space-y-3"
      >
        <SelectField
          label={player(isAdd ? "dropped" : "added")}
          // A line of its own from the start, so that nothing moves when the advice arrives.
          hint={suggested === undefined ? "\u00a0" : player("suggested", { name: suggested.name })}
          value={other}
          onChange={(event) => {
            setChosen(event.target.value);
            valuing.reset();
          }}
        >
          <option value="">{player(isAdd ? "openSlot" : "nobodyAdded")}</option>
          {others.map(({ playerId: id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="primary" disabled={valuing.isPending}>
          {player("value")}
        </Button>
        <p className="text-xs text-soft">{player("whatIfText")}</p>
      </form>
      <div aria-live="polite" className="mt-3 empty:hidden">
        {valuing.isPending && (
          <Loading note={player("valuing")}>
            <Skeleton className="h-36 w-full" />
          </Loading>
        )}
        {valuing.error && (
          <Failure
            title={player("whatIfFailed")}
            failure={{
              code: valuing.error instanceof RequestFailed ? valuing.error.code : "request.failed",
              message: failureText(valuing.error, ui),
            }}
            ui={ui}
          />
        )}
        {valuing.data && <WhatIfResult of={valuing.data} />}
      </div>
    </Card>
  );
}
