/** Next's start-up hook: opens the product before the first request, and closes it when the server is asked to end. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startUp } = await import("./server/start-up");
  await startUp();
}
