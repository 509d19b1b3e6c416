/** Chart of projected against actual gain, one dot per recommendation. Drawn on the server. */
import { scaleLinear } from "d3-scale";
import type { Language } from "@/contract/conversation/intent";
import type { Words } from "@/language/texts/ui/messages";
import { numberIn } from "@/language/texts/ui/phrases";
import { Plot } from "./plot";

export type ClaimedDot = { id: string; title: string; claimed: number; delivered: number; wasApproved: boolean };

type Props = { dots: readonly ClaimedDot[]; language: Language; say: Words<"moves"> };

export function ClaimedChart({ dots, language, say }: Props) {
  const figures = [0, ...dots.flatMap(({ claimed, delivered }) => [claimed, delivered])];
  const domain = scaleLinear()
    .domain([Math.min(...figures), Math.max(...figures)])
    .nice(4);
  return (
    <Plot
      title={say("claimedChart")}
      text={say("claimedChartText")}
      scale={domain}
      labelOf={(value) => numberIn(language, value)}
      axes={{ x: say("axisClaimed"), y: say("axisDelivered") }}
      points={dots.map(({ id, title, claimed, delivered, wasApproved }) => ({
        id,
        x: claimed,
        y: delivered,
        radius: 5,
        isStrong: wasApproved,
        text: `${title}: ${say("axisClaimed")} ${numberIn(language, claimed)}, ${say("axisDelivered")} ${numberIn(language, delivered)}`,
      }))}
    />
  );
}
