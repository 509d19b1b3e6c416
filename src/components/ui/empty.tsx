/** Where there is nothing yet: what will be here, and what brings it. */
import type { ReactNode } from "react";

export function Empty({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-xl border border-dashed border-line px-6 py-10 text-center">
      {icon !== undefined && (
        <span aria-hidden="true" className="text-soft">
          {icon}
        </span>
      )}
      <p className="font-medium">{title}</p>
      {children !== undefined && <div className="max-w-prose text-sm text-soft">{children}</div>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  );
}
