// A CSS module in a test: every class name stands for itself, so that tests can ask for `go` or `pending`
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, key) => (key === '__esModule' ? true : key === 'default' ? module.exports : String(key)) },
);
