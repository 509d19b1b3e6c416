/** Web app manifest, for installation on a device. */
import type { MetadataRoute } from "next";
import { APP_DESCRIPTION } from "@/server/pages/page-words";

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: "FanVise",
    short_name: "FanVise",
    description: APP_DESCRIPTION,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f6f6f3",
    theme_color: "#f6f6f3",
    categories: ["sports"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
