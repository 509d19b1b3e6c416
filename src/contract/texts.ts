/** Texts that a person types, with the limits that the interface's description states. */
import { z } from "zod";

/** Something to see in it, at most `maxChars` characters; spaces around it are left out. */
export const shortText = (maxChars: number) => z.string().trim().min(1).max(maxChars).meta({ pattern: "\\S" });

/** A player's name, 2 to 120 characters. */
export const playerName = z.string().trim().min(2).max(120).meta({ pattern: "\\S[\\s\\S]*\\S" });
