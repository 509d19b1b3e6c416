/** One of a few options, all visible: native radio buttons under one name. The caller sets their style. */
import type { ReactNode } from "react";

export type RadioGroupProps<Option extends { value: string }> = {
  label: string;
  /** Tells these buttons from those of another group on the page. */
  name: string;
  value: Option["value"];
  options: readonly Option[];
  onChange(value: Option["value"]): void;
};

type OptionStyle<Option> = {
  /** Classes. `input` is a list of its own because a button may be out of sight, but never out of reach. */
  variant: { legend: string; options: string; option: string; input: string };
  children: (option: Option) => ReactNode;
};

export function RadioGroup<Option extends { value: string; lang?: string }>({
  label,
  name,
  value,
  options,
  onChange,
  variant,
  children,
}: RadioGroupProps<Option> & OptionStyle<Option>) {
  return (
    <fieldset className="min-w-0">
      <legend className={variant.legend}>{label}</legend>
      <div className={variant.options}>
        {options.map((option) => (
          <label key={option.value} lang={option.lang} className={variant.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={variant.input}
            />
            {children(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
