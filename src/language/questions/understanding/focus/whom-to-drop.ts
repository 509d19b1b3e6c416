/** "Who should I drop?", "who is the weakest link?": one of mine without a name. */
export const WHOM_TO_DROP =
  / (?:(?:who|whom|whos|whod|who d) (?:\S+ ){0,6}(?:drop|cut|droppable|expendable|odd man out|let go|part with|get rid of|weakest link|cut bait)|next (?:guy|one|man|player) (?:\S+ ){0,6}(?:cut|drop)|(?:most|more) droppable|first to go|(?:ποιον|ποιοσ|ποιουσ|ποιοι) (?:\S+ ){0,4}(?:κοψω|κοβω|ριξω|ριχνω|διωξω|διωχνω|φευγει|φυγει|αφησω|περισσευει)|(?:pion|poion|pios|poios) (?:\S+ ){0,4}(?:kopsw|kopso|kovo|kovw|rixw|rikso|rixno|diwxw|dioxo|feugei|fevgei|fygei|perisevei)) /;
