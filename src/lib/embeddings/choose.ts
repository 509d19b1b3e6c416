/** `FANVISE_EMBEDDINGS` to an embedder: `hash`, `google[:<model>]` or `ollama[:<model>]`. */
import type { PostJson } from "../http/json-post";
import { err, ok, type Result } from "../result";
import { type Embedder, EmbeddingsChoiceInvalid } from "./embedder";
import { createGoogleEmbedder, DEFAULT_GOOGLE_MODEL } from "./google";
import { createHashEmbedder } from "./hash";
import { createOllamaEmbedder, DEFAULT_OLLAMA_MODEL } from "./ollama";

export type EmbeddingSettings = {
  choice: string;
  googleApiKey?: string | undefined;
  googleOrigin?: string | undefined;
  ollamaOrigin: string;
  post: PostJson;
};

/** A model's name, with a tag where Ollama has one; nothing that could change the address it is put into. */
const MODEL = /^[A-Za-z0-9][A-Za-z0-9._-]{0,80}(?:[:/][A-Za-z0-9._-]{1,80})?$/;

export function chooseEmbedder(settings: EmbeddingSettings): Result<Embedder, EmbeddingsChoiceInvalid> {
  const colon = settings.choice.indexOf(":");
  const provider = colon < 0 ? settings.choice : settings.choice.slice(0, colon);
  const model = colon < 0 ? undefined : settings.choice.slice(colon + 1);
  if (model !== undefined && !MODEL.test(model))
    return err(new EmbeddingsChoiceInvalid("names a model that cannot be read"));
  const { post } = settings;
  switch (provider) {
    case "hash":
      return model === undefined ? ok(createHashEmbedder()) : err(new EmbeddingsChoiceInvalid("hash takes no model"));
    case "google": {
      const { googleApiKey: apiKey, googleOrigin: origin } = settings;
      if (apiKey === undefined) return err(new EmbeddingsChoiceInvalid("is google, which needs GOOGLE_API_KEY"));
      return ok(createGoogleEmbedder({ model: model ?? DEFAULT_GOOGLE_MODEL, apiKey, origin, post }));
    }
    case "ollama":
      return ok(createOllamaEmbedder({ model: model ?? DEFAULT_OLLAMA_MODEL, origin: settings.ollamaOrigin, post }));
    default:
      return err(new EmbeddingsChoiceInvalid("must be hash, google, google:<model>, ollama or ollama:<model>"));
  }
}
