// Imported first by every entry script, so that an old Node gets a clear message instead of a syntax error later.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This project needs Node.js 20.19 or newer to start; this is ${process.version}.\n` +
      'Install a current Node.js (nodejs.org, your package manager, nvm, fnm) and run the same command again.',
  );
  process.exit(1);
}
