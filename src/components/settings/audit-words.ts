/** The audit log's acts as phrases of the page, and what each was done to as far as a person recognizes it. */
import type { AuditOutput } from "@/contract/account/audit";
import type { Words } from "@/language/texts/ui/messages";

type Entry = AuditOutput["entries"][number];

const PHRASES = {
  "proposal.approve": "actProposalApprove",
  "proposal.decline": "actProposalDecline",
  "proposal.edit": "actProposalEdit",
  "proposal.undo": "actProposalUndo",
  "proposal.expire": "actProposalExpire",
  "connection.create": "actConnectionCreate",
  "connection.change_team": "actConnectionChangeTeam",
  "connection.save_login": "actConnectionSaveLogin",
  "connection.remove_login": "actConnectionRemoveLogin",
  "connection.remove": "actConnectionRemove",
  "token.create": "actTokenCreate",
  "token.revoke": "actTokenRevoke",
  "model_key.save": "actModelKeySave",
  "model_key.remove": "actModelKeyRemove",
  "share.create": "actShareCreate",
  "share.remove": "actShareRemove",
  "account.export": "actAccountExport",
  "account.import": "actAccountImport",
  "account.ask_deletion": "actAccountAskDeletion",
  "account.keep": "actAccountKeep",
  "demo.reset": "actDemoReset",
} as const;

const isKnown = (action: string): action is keyof typeof PHRASES => Object.hasOwn(PHRASES, action);

/** An action newer than this page is shown by its code. */
export const actionIn = (say: Words<"settings">, { action }: Pick<Entry, "action">): string =>
  isKnown(action) ? say(PHRASES[action]) : action;

/** Empty when it says no more than the act. */
export function detailIn(say: Words<"settings">, { detail }: Pick<Entry, "detail">): string {
  const { label, leagueKey, season, provider } = detail;
  if (typeof label === "string") return label;
  if (provider === "demo") return say("demoDetail");
  if (typeof leagueKey === "string") return say("leagueDetail", { league: leagueKey, season: String(season) });
  return "";
}
