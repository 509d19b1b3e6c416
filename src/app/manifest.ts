/** What a device needs to keep the application as one of its own. */
import type { MetadataRoute } from "next";
import icon192 from "./icons/icon-192.png";
import icon512 from "./icons/icon-512.png";
import maskable512 from "./icons/maskable-512.png";

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: "FanVise",
    short_name: "FanVise",
    description: "A fantasy basketball assistant for ESPN leagues.",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f6f6f3",
    theme_color: "#f6f6f3",
    categories: ["sports"],
    icons: [
      { src: icon192.src, sizes: "192x192", type: "image/png", purpose: "any" },
      { src: icon512.src, sizes: "512x512", type: "image/png", purpose: "any" },
      { src: maskable512.src, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
