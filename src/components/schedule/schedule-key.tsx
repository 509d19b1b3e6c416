/** Legend of the schedule's colors and frames. */
import type { Words } from "@/language/texts/ui/messages";

export function ScheduleKey({ say }: { say: Words<"schedule"> }) {
  const check = "inline-block size-4 rounded-md border border-transparent align-text-bottom";
  return (
    <ul aria-label={say("key")} className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-soft">
      <li>
        <span aria-hidden="true" className={`${check} bg-accent-wash`} /> {say("keyMine")}
      </li>
      <li>
        <span aria-hidden="true" className={`${check} bg-good-wash`} /> {say("keyLight")}
      </li>
      <li>
        <span aria-hidden="true" className={`${check} border-dashed border-ink! bg-raised`} /> {say("keySecond")}
      </li>
    </ul>
  );
}
