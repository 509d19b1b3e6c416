/** The frame of every page. */
import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "FanVise", template: "%s · FanVise" },
  description: "A fantasy basketball assistant for ESPN leagues: every answer with its source and its age.",
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f6f6f3" },
    { media: "(prefers-color-scheme: dark)", color: "#121417" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // A page made in advance could not carry the nonce of its request.
  await connection();
  return (
    <html lang="en">
      <body className="flex min-h-dvh flex-col bg-page font-sans text-ink antialiased">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:m-2 focus:rounded-lg focus:bg-surface focus:px-3 focus:py-2"
        >
          Skip to the conversation
        </a>
        <header className="border-b border-line bg-surface">
          <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-2.5">
            {/* Plain links: a soft navigation would keep the conversation that began on this very page. */}
            <a href="/" className="flex items-center gap-2 font-semibold tracking-tight">
              <Ball />
              FanVise
            </a>
            <a
              href="/"
              className="flex min-h-10 items-center rounded-lg border border-line px-3 text-sm font-medium hover:bg-raised"
            >
              New conversation
            </a>
          </div>
        </header>
        {children}
      </body>
    </html>
  );
}

function Ball() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-6 text-accent">
      <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path
        d="M16 2v28M2 16h28M6.5 5.8c5.5 5.9 5.5 14.5 0 20.4M25.5 5.8c-5.5 5.9-5.5 14.5 0 20.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
