/** One of a few, each with a line that says what it does. */
type Option<Value extends string> = { value: Value; label: string; text: string };

type Props<Value extends string> = {
  label: string;
  name: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange(value: Value): void;
};

export function RadioCards<Value extends string>({ label, name, value, options, onChange }: Props<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer gap-2.5 rounded-lg border border-line bg-page p-3 has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span className="block text-sm font-medium">{option.label}</span>
              <span className="block text-xs text-soft">{option.text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
