/** An address without a page, or a conversation that is not there. */
export default function NotFoundPage() {
  return (
    <main id="main" className="mx-auto w-full max-w-xl space-y-4 px-4 py-16">
      <h1 className="text-2xl font-semibold">There is nothing here</h1>
      <p className="text-soft">The address is wrong, or the conversation is not in this installation.</p>
      <p>
        <a href="/" className="font-medium text-accent underline underline-offset-4">
          Start a new conversation
        </a>
      </p>
    </main>
  );
}
