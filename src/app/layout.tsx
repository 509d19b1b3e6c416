/** The document of every page: language, theme, and the texts that any page may need. */
import type { Metadata, Viewport } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { WordsProvider } from "@/components/words/words";
import { pageDisplay } from "@/server/pages/page-display";
import { pageWords } from "@/server/pages/page-words";
import "./globals.css";

const METADATA: Metadata = {
  title: { default: "FanVise", template: "%s · FanVise" },
  applicationName: "FanVise",
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "16x16 32x32 48x48", type: "image/x-icon" },
      { url: "/icons/icon.svg", type: "image/svg+xml" },
    ],
    apple: { url: "/icons/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
  },
  appleWebApp: { capable: true, title: "FanVise", statusBarStyle: "default" },
};

export async function generateMetadata(): Promise<Metadata> {
  return { ...METADATA, description: (await pageWords("states")).words.states("description") };
}

const PAGE_COLOURS = { light: "#f6f6f3", dark: "#121417" } as const;

export async function generateViewport(): Promise<Viewport> {
  const { theme } = await pageDisplay();
  return {
    // Under the notch of a phone too, where the bars leave room for it.
    viewportFit: "cover",
    themeColor:
      theme === "system"
        ? [
            { media: "(prefers-color-scheme: light)", color: PAGE_COLOURS.light },
            { media: "(prefers-color-scheme: dark)", color: PAGE_COLOURS.dark },
          ]
        : PAGE_COLOURS[theme],
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  // A page made in advance could not carry the nonce of its request.
  await connection();
  const { language, theme } = await pageDisplay();
  const { given, words } = await pageWords("ui", "time", "states");
  return (
    // The page's own script changes the theme at once, before the server hears of it.
    <html lang={language} data-theme={theme} suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col bg-page font-sans text-ink antialiased">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:z-60 focus:m-2 focus:rounded-lg focus:bg-surface focus:px-3 focus:py-2"
        >
          {words.states("skip")}
        </a>
        <WordsProvider {...given}>{children}</WordsProvider>
      </body>
    </html>
  );
}
