/** What the optimizer says while it works and when it is done, by language. Every figure is the engine's. */
import type { Language } from "@/contract/conversation/intent";
import { optimizer as el } from "./el/optimizer";
import { optimizer as en, type OptimizerTexts } from "./en/optimizer";

export const OPTIMIZER: Readonly<Record<Language, OptimizerTexts>> = { en, el };
