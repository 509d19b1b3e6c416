/** Stated chances against what happened. Drawn on the server. */
import { scaleLinear } from "d3-scale";
import type { Language } from "@/contract/conversation/intent";
import type { Words } from "@/language/texts/ui/messages";
import { percentIn } from "@/language/texts/ui/phrases";
import type { CalibrationPoint } from "./calibration";
import { Plot } from "./plot";

type Props = { points: readonly CalibrationPoint[]; language: Language; say: Words<"moves"> };

export function CalibrationChart({ points, language, say }: Props) {
  return (
    <Plot
      title={say("calibration")}
      text={say("calibrationText")}
      scale={scaleLinear().domain([0, 1])}
      labelOf={(value) => percentIn(language, value)}
      axes={{ x: say("axisStated"), y: say("axisObserved") }}
      points={points.map(({ stated, observed, count }) => ({
        id: String(stated),
        x: stated,
        y: observed,
        radius: 4 + Math.min(8, Math.sqrt(count) * 1.5),
        isStrong: true,
        text: say("calibrationPoint", {
          stated: percentIn(language, stated),
          observed: percentIn(language, observed),
          count,
        }),
      }))}
    />
  );
}
