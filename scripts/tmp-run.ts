import { agreementTrial } from "./prove-agreement";
const index = Number(process.argv[2]);
const outcome = await agreementTrial(index, Number(process.argv[3] ?? index));
console.log(outcome.line, JSON.stringify(outcome.figures));
process.exit(0);
