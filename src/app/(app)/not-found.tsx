/** Something that is not there, or not the person's, inside the frame. */
import { Missing } from "@/components/shell/missing";
import { pageWords } from "@/server/pages/page-words";

export default async function NotFoundPage() {
  const { words } = await pageWords("states");
  return <Missing say={words.states} />;
}
