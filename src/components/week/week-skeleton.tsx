/** The places of the planner's parts while the week is read. */
import { Loading, Skeleton } from "../ui/skeleton";

export function WeekSkeleton({ note }: { note: string }) {
  return (
    <Loading note={note}>
      <Skeleton className="h-24 rounded-xl" />
      <Skeleton className="h-44 rounded-xl" />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton className="h-160 rounded-xl" />
        <Skeleton className="h-160 rounded-xl max-xl:hidden" />
      </div>
    </Loading>
  );
}
