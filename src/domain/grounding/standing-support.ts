/** Whether a player's health and owner are what the facts say. Pure. */
import type { About } from "./about";
import type { OwnerFact } from "./facts";
import { type Inquiry, type Judged, rawOf } from "./inquiry";
import type { Owner, ShownOwner } from "./ownership-words";
import { bearsOut, type ShownStatus } from "./status-words";
import { isPlayer, ME, OPPONENT, STRANGER, type SubjectKey } from "./subjects";

export function judgeStatuses(inquiry: Inquiry): Judged[] {
  return inquiry.reading.statuses.flatMap((status) => {
    const about = inquiry.discourseState.of(status.from, status.to);
    const players = somebody(about);
    return players.length === 0 ? [] : [judgeStatus(status, players, inquiry)];
  });
}

/** Players the claim is about; empty when it is about a team or has no subject. */
function somebody({ all, isNamed, others }: About): readonly SubjectKey[] {
  const players = all.filter((key) => isPlayer(key) || key === STRANGER);
  if (players.length === all.length) return players;
  return isNamed ? others.filter(isPlayer) : [];
}

function judgeStatus(shown: ShownStatus, players: readonly SubjectKey[], inquiry: Inquiry): Judged {
  const { facts, reading } = inquiry;
  const raw = rawOf(reading, shown);
  const known = (key: SubjectKey) => facts.statuses.filter((fact) => fact.about === key).map(({ status }) => status);
  const isSo = (key: SubjectKey): boolean => {
    const statuses = known(key);
    const isClaimed = statuses.some((status) => bearsOut(status, shown.claimed));
    if (!shown.isDenied) return isClaimed || (shown.claimed === "UNKNOWN" && statuses.length === 0);
    // A player of unknown status must not be called "not hurt".
    const isKnown =
      statuses.length > 0 && (shown.claimed === "ACTIVE" || statuses.every((status) => status !== "UNKNOWN"));
    return isKnown && statuses.some((status) => !bearsOut(status, shown.claimed));
  };
  if (players.every(isSo)) return { raw, isSupported: true };
  return { raw, isSupported: false, why: "status" };
}

export function judgeOwners(inquiry: Inquiry): Judged[] {
  const phrases = inquiry.reading.owners.flatMap((shown) => {
    const about = inquiry.discourseState.of(shown.from, shown.to);
    const players = somebody(about);
    // "Your roster and free agents" are two lists.
    const isList =
      players.length === 1 &&
      /(?:agents|ελευθεροι|ελευθερουσ)/.test(
        inquiry.reading.tokens
          .slice(shown.from, shown.to + 1)
          .map(({ normalized }) => normalized)
          .join(" "),
      );
    const isStated = (about.isNamed || !about.isOpen) && !isList;
    return players.length === 0 || !isStated ? [] : [judgeOwner(shown, players, inquiry)];
  });
  return [...phrases, ...judgeHolders(inquiry)];
}

function judgeOwner(shown: ShownOwner, players: readonly SubjectKey[], inquiry: Inquiry): Judged {
  const { facts, reading } = inquiry;
  const raw = rawOf(reading, shown);
  const team = reading.mentions.find(({ from }) => from > shown.to)?.subjects[0]?.key;
  const known = (key: SubjectKey) => facts.owners.filter((fact) => fact.about === key);
  const isSo = (key: SubjectKey): boolean => {
    return known(key).some((fact) => isOwner(fact, shown.owner, team) !== shown.isDenied);
  };
  if (players.every(isSo)) return { raw, isSupported: true };
  return { raw, isSupported: false, why: "status" };
}

function isOwner(fact: OwnerFact, claimed: Owner, team: SubjectKey | undefined): boolean {
  if (claimed === "wire") return fact.owner === "free" || fact.owner === "waivers";
  if (claimed !== "team") return fact.owner === claimed;
  if (team === ME || team === OPPONENT) return fact.owner === team;
  return fact.owner === "team" && fact.team === team;
}

const HOLDS = /^(?:has|have|owns?|rosters?|holds?|εχει|εχεισ)$/;

/** "Your opponent has Booker": right before the name, where nothing else is had. */
function judgeHolders({ reading, facts }: Inquiry): Judged[] {
  const { tokens, mentions } = reading;
  return mentions.flatMap((holder): Judged[] => {
    const [side] = holder.subjects;
    if (!side || isPlayer(side.key) || side.key === STRANGER || !HOLDS.test(tokens[holder.to + 1]?.normalized ?? ""))
      return [];
    const held = mentions.find(({ from }) => from > holder.to && from <= holder.to + 3);
    const [player] = held?.subjects ?? [];
    if (!held || !player || !(isPlayer(player.key) || player.key === STRANGER) || held.subjects.length > 1) return [];
    const isConditional = /^(?:if|αν|εαν|unless)$/.test(tokens[holder.from - 1]?.normalized ?? "");
    if (isConditional) return [];
    const claimed: Owner = side.key === ME ? "me" : side.key === OPPONENT ? "opponent" : "team";
    const isSupported = facts.owners.some((fact) => fact.about === player.key && isOwner(fact, claimed, side.key));
    return [{ raw: rawOf(reading, { from: holder.from, to: held.to }), isSupported }];
  });
}
