/**
 * Lines that tell a person what is going on: a running clock on a terminal, plain lines in a log.
 */
const TICK_MS = 120;
const STILL_WORKING_MS = 15_000;
const FRAMES = ["|", "/", "-", "\\"];

export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Announces a step that takes a while.
 *
 * @param {string} text "Building the app (about 15 seconds)"
 * @param {NodeJS.WriteStream} stream
 * @returns `end(line)` replaces the clock with the outcome and the time taken; `end()` only takes the clock away.
 */
export function beginStep(text, stream = process.stdout) {
  const beganAt = performance.now();
  const elapsed = () => performance.now() - beganAt;
  const wholeSeconds = () => `${Math.floor(elapsed() / 1000)} s`;
  let frame = 0;
  let draw = () => stream.write(`  … still working, ${wholeSeconds()}\n`);
  if (stream.isTTY) draw = () => stream.write(`\r\x1b[K${FRAMES[frame++ % FRAMES.length]} ${text}… ${wholeSeconds()}`);
  else stream.write(`${text}…\n`);
  const timer = setInterval(draw, stream.isTTY ? TICK_MS : STILL_WORKING_MS);
  timer.unref();
  return {
    end(line) {
      clearInterval(timer);
      if (stream.isTTY) stream.write("\r\x1b[K");
      if (line) stream.write(`${line} (${seconds(elapsed())})\n`);
    },
  };
}
