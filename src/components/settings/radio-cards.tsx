/** One of a few, each with a line that says what it does. */
import { RadioGroup, type RadioGroupProps } from "../ui/radio-group";

type Option<Value extends string> = { value: Value; label: string; text: string };

const CLASS_NAMES = {
  legend: "mb-1 text-sm font-medium",
  options: "grid gap-2 sm:grid-cols-3",
  option:
    "flex min-h-11 cursor-pointer gap-2.5 rounded-lg border border-line bg-page p-3 has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent",
  input: "mt-0.5 size-4 shrink-0 accent-accent",
};

export function RadioCards<Value extends string>(group: RadioGroupProps<Option<Value>>) {
  return (
    <RadioGroup {...group} variant={CLASS_NAMES}>
      {({ label, text }) => (
        <span className="min-w-0">
          <span className="block text-sm font-medium">{label}</span>
          <span className="block text-xs text-soft">{text}</span>
        </span>
      )}
    </RadioGroup>
  );
}
