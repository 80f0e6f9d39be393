// Preloaded into every process that a script starts: when the script has ended, even by kill -9, the process ends as on SIGTERM.
if (process.channel) {
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
