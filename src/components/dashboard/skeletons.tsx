/** The places of the dashboard's parts while they are read. */
import { Loading, Skeleton } from "../ui/skeleton";

export function DashboardSkeleton({ note }: { note: string }) {
  return (
    <Loading note={note}>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="space-y-4">
          <Skeleton className="h-80 rounded-xl" />
          <Skeleton className="h-96 rounded-xl" />
        </div>
        <div className="space-y-4">
          <Skeleton className="h-56 rounded-xl" />
          <Skeleton className="h-56 rounded-xl" />
        </div>
      </div>
    </Loading>
  );
}

export function AsideSkeleton({ note }: { note: string }) {
  return (
    <Loading note={note}>
      <Skeleton className="h-48 rounded-xl" />
      <Skeleton className="h-48 rounded-xl" />
    </Loading>
  );
}
