/**
 * Numbers of arithmetic questions: whether the question has every input, and which number of a text is its result.
 *
 * Pure. An answer that shows its work contains many numbers. One with a wrong result must not pass because 9 = 6 × 1.5
 * is an intermediate step, so only numbers stated as the result count.
 */

const NUMBER = /(?<![\p{L}\d.,])[-+−]?\d+(?:[.,]\d+)*(?:\s?(?:%|per ?cent\b|τοις εκατό))?/giu;
const PERCENT = /\s?(?:%|per ?cent|τοις εκατό)$/iu;
export type Found = { value: number; digits: number; isPercent: boolean; isApproximate: boolean; text: string };

export function numbersOf(text: string): Found[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const written = match[0].trim();
    const plain = plainNumber(written.replace(PERCENT, ""));
    const value = Number(plain);
    if (!Number.isFinite(value)) return [];
    return {
      value,
      digits: plain.split(".")[1]?.length ?? 0,
      isPercent: PERCENT.test(written),
      isApproximate: APPROXIMATELY.test(text.slice(0, match.index)),
      text: written,
    };
  });
}

const APPROXIMATELY = /(?:~|≈|about|approximately|approx\.?|around|roughly|περίπου|γύρω στ\p{L}+)\s*$/iu;

/** "1,234.5" and "1.234,5" have thousands; "38,5" is a decimal of Greek, as is a comma before any but three digits. */
function plainNumber(written: string): string {
  const sign = /^[-−]/.test(written) ? "-" : "";
  const bare = written.replace(/^[-+−]/, "");
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)) return sign + bare.replaceAll(",", "");
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(bare)) return sign + bare.replaceAll(".", "").replace(",", ".");
  return sign + bare.replace(",", ".");
}

/** "8/12" is made and tried, "3-4" a record: such signs want spaces. */
const OPERATION = /\d\s*[+*×÷]\s*[-−]?\d|\d\s+[-−/]\s+\d|\)\s*[-+*/×÷−]\s*\d/u;
/** A weight beside its number: "PTS=1", "1.2 per rebound", "1.2/reb", "worth 3", "if points are 1". */
const WEIGHT =
  /(?:=|×|\bx|\bper\b|\beach\b|\bworth\b|\bcounts? (?:as|for)\b|\b(?:if|where|when|with)\b.*\b(?:are|is)|αξίζ\p{L}+|μετρ\p{L}+|επί)\s*[-−]?\d|\d\s*\/\s*(?:pts?|points?|reb|ast|assist|stl|steal|blk|block|to|3pm)|\d\s+(?:points? )?(?:per|each|for (?:a|an|each|every)|ανά|κάθε)(?!\p{L})/iu;
const ASKS =
  /fantasy|score|points|calculate|compute|how many|how much|what is|total|sum|average|πόντ|υπολόγ|πόσ|σύνολο|μέσο/iu;

/** A sum in plain signs, or a stat line with the weights it is to be counted by. */
export function isArithmetic(input: string): boolean {
  const count = numbersOf(input).length;
  if (!ASKS.test(input) || count < 2) return false;
  if (OPERATION.test(input)) return true;
  return count >= 4 && WEIGHT.test(input);
}

const TOTAL =
  /\btotal\b|\bsum\b|fantasy (?:points|score)|\bfpts\b|\bscores?\b|σύνολο|συνολικ|φάνταζι|fantasy πόντ|άθροισμα/iu;
const PRODUCT = /[×*]|\bx\b/u;
/** One product, which leads to a result and is none. */
export const isStep = (line: string): boolean => PRODUCT.test(line) && !line.includes("+") && !TOTAL.test(line);
/** Lines about where figures come from: their times and ages are no results. */
const SOURCE = /^\s*(?:source|πηγή)\b/iu;

/** Numbers a text states as its result; a number of the question is only repeated. */
export function resultNumbers(text: string, input: string): Found[] {
  const request = new Set(numbersOf(input).map(({ value }) => value));
  const lines = text.split(/\n+/).filter((line) => line.trim() !== "" && !SOURCE.test(line));
  const [only] = lines;
  if (only !== undefined && lines.length === 1 && numbersOf(only).length === 1) return numbersOf(only);
  return lines.flatMap((line) => {
    const bold = [...line.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, inner = ""]) => numbersOf(inner));
    if (bold.length > 0) return bold;
    const after = line.includes("=") ? numbersOf(line.slice(line.lastIndexOf("=") + 1)) : [];
    // A line of one product is a step on the way, unless it says that it is the total.
    if (after.length > 0) return isStep(line) ? [] : after;
    return PRODUCT.test(line) ? [] : numbersOf(line.replaceAll("**", "")).filter(({ value }) => !request.has(value));
  });
}

const IN_PARENTHESES = /\([^()]*\)/g;

/**
 * The one number that an expected text means by its result; `null` where it names none, or several of equal standing.
 */
export function expectedResult(text: string, input: string): Found | null {
  const bare = text.replace(IN_PARENTHESES, " ");
  const bold = [...bare.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, inner = ""]) => numbersOf(inner));
  const after = bare.includes("=") ? numbersOf(bare.slice(bare.lastIndexOf("=") + 1)).slice(0, 1) : [];
  const request = new Set(numbersOf(input).map(({ value }) => value));
  const all = numbersOf(bare);
  const unasked = all.filter(({ value }) => !request.has(value));
  for (const candidates of [bold, after, unasked, all]) {
    const [first, ...rest] = candidates;
    if (first && rest.every(({ value }) => value === first.value)) return first;
    if (first) return null;
  }
  return null;
}

/**
 * Rounded further or less far is the same number, but not to whole ones: 40.4 is not 40, and 49 is not 48.5. "About"
 * allows one per cent. A share and its percentage are one.
 */
export function isSameNumber(expected: Found, found: Found): boolean {
  const [requested, got] = [expected, found].map(({ value, digits, isPercent }) =>
    isPercent && !(expected.isPercent && found.isPercent)
      ? { value: value / 100, digits: digits + 2 }
      : { value, digits },
  );
  if (!requested || !got) return false;
  const digits = Math.min(requested.digits, got.digits);
  const isRounded = requested.digits !== got.digits && digits > 0;
  const slack = isRounded ? 0.5 * 10 ** -digits : 0;
  const about = expected.isApproximate ? Math.abs(requested.value) * 0.01 : 0;
  // 48.55 is stored as 48.5499…; a hair more than half a digit is half a digit.
  return Math.abs(got.value - requested.value) <= Math.max(slack, about) + 1e-9;
}
