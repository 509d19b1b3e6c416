/** The one person of a local installation. Everyone who reaches the loopback address is this person. */
export const LOCAL_OWNER_ID = "00000000-0000-4000-8000-000000000001";
