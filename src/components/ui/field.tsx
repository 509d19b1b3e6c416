/** Form controls with their labels. Native ones: they cost nothing and every device knows them. */
import { clsx } from "clsx";
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from "react";
import { RadioGroup, type RadioGroupProps } from "./radio-group";

const CONTROL =
  "min-h-10 w-full rounded-lg border border-line-strong bg-surface px-3 text-sm pointer-coarse:min-h-11 pointer-coarse:text-base aria-invalid:border-bad disabled:opacity-55";

type Labelled = {
  label: ReactNode;
  /** Below the control: what is expected. */
  hint?: ReactNode;
  /** Below the control, announced: what is wrong. */
  error?: string | undefined;
  isLabelHidden?: boolean;
};

export function Field({
  label,
  hint,
  error,
  isLabelHidden = false,
  className,
  children,
}: Labelled & {
  className?: string;
  children: (ids: { id: string; "aria-describedby": string; "aria-invalid": boolean }) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={clsx("min-w-0", className)}>
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "mb-1 block text-sm font-medium"}>
        {label}
      </label>
      {children({ id, "aria-describedby": `${id}-note`, "aria-invalid": Boolean(error) })}
      <div id={`${id}-note`} className="text-xs">
        {hint !== undefined && <p className="mt-1 text-soft">{hint}</p>}
        <p role="alert" className={error ? "mt-1 text-bad" : "sr-only"}>
          {error}
        </p>
      </div>
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  ...rest
}: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, className }}>
      {(ids) => <input {...ids} {...rest} className={CONTROL} />}
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  children,
  ...rest
}: Labelled & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, className }}>
      {(ids) => (
        <select {...ids} {...rest} className={clsx(CONTROL, "pr-8")}>
          {children}
        </select>
      )}
    </Field>
  );
}

type Choice<Value extends string> = { value: Value; label: string; lang?: string };

const CHOICES = {
  legend: "mb-1 text-xs font-medium text-soft",
  options: "flex rounded-lg border border-line bg-page p-0.5",
  option:
    "flex min-h-8 flex-1 cursor-pointer items-center justify-center rounded-md px-2.5 text-sm whitespace-nowrap text-soft has-checked:bg-surface has-checked:font-medium has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-11",
  input: "sr-only",
};

/** One of a few, as a row of buttons. */
export function Choices<Value extends string>(group: RadioGroupProps<Choice<Value>>) {
  return (
    <RadioGroup {...group} variant={CHOICES}>
      {({ label }) => label}
    </RadioGroup>
  );
}
