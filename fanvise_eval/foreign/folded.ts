/** Text without its case, accents and forms of letters, for comparing words. Pure. */
export const normalized = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’`]/g, "'")
    .replace(/đ/gi, "d")
    .replace(/ς/g, "σ")
    .toLowerCase();
