/** The color of a side, beside its name. */
export function Dot({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 8 8" className={`mr-1.5 inline size-2 ${className}`}>
      <circle cx="4" cy="4" r="4" fill="currentColor" />
    </svg>
  );
}
