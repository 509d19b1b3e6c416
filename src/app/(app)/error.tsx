"use client";
import { PageFailed } from "@/components/shell/page-failed";

export default function Failed({ reset }: { reset: () => void }) {
  return <PageFailed onRetry={reset} />;
}
