/** The thirty NBA NBA teams in ESPN's ids, names and conferences (`universeId` 1 East, 2 West). */

const PRO_TEAMS = `1 Atl Atlanta|Hawks 1
2 Bos Boston|Celtics 1
3 NO New_Orleans|Pelicans 2
4 Chi Chicago|Bulls 1
5 Cle Cleveland|Cavaliers 1
6 Dal Dallas|Mavericks 2
7 Den Denver|Nuggets 2
8 Det Detroit|Pistons 1
9 GS Golden_State|Warriors 2
10 Hou Houston|Rockets 2
11 Ind Indiana|Pacers 1
12 LAC LA|Clippers 2
13 LAL Los_Angeles|Lakers 2
14 Mia Miami|Heat 1
15 Mil Milwaukee|Bucks 1
16 Min Minnesota|Timberwolves 2
17 Bkn Brooklyn|Nets 1
18 NY New_York|Knicks 1
19 Orl Orlando|Magic 1
20 Phi Philadelphia|76ers 1
21 Phx Phoenix|Suns 2
22 Por Portland|Trail_Blazers 2
23 Sac Sacramento|Kings 2
24 SA San_Antonio|Spurs 2
25 OKC Oklahoma_City|Thunder 2
26 Utah Utah|Jazz 2
27 Wsh Washington|Wizards 1
28 Tor Toronto|Raptors 1
29 Mem Memphis|Grizzlies 2
30 Cha Charlotte|Hornets 1`;

export type ProProTeam = {
  readonly id: number;
  readonly abbrev: string;
  readonly location: string;
  readonly name: string;
  readonly universeId: number;
};

export const PRO_PRO_TEAMS: readonly ProProTeam[] = PRO_TEAMS.split("\n").map((row) => {
  const [id, abbrev = "", names = "", conference] = row.split(" ");
  const [location = "", name = ""] = names.replaceAll("_", " ").split("|");
  return { id: Number(id), abbrev, location, name, universeId: Number(conference) };
});

/** 1 East, 2 West, 0 for a free agent. */
export const proTeamConference = (proTeamId: number): number =>
  PRO_PRO_TEAMS.find((proTeam) => proTeam.id === proTeamId)?.universeId ?? 0;
