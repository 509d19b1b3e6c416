/**
 * In place of `@ai-sdk/gateway` (`next.config.ts`). The AI SDK's interface package imports its maker's hosted models by
 * name, which adds about 30 kB to the chat's scripts and which nothing here uses: models are called on the server, by
 * `src/lib/models`. These four exports are all that `ai` takes from it; one more would fail the build by name.
 */
class GatewayUnused extends Error {
  static isInstance(): boolean {
    return false;
  }
}

export { GatewayUnused as GatewayAuthenticationError, GatewayUnused as GatewayError };

export function createGateway(): never {
  throw new Error("models are called by src/lib/models, not through a gateway");
}

/** Stand-in for the gateway that would resolve a model given as text. */
export const gateway = createGateway;
