// A CSS module in tests: every class name maps to itself, so that tests can query `go` or `pending`
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, key) => (key === '__esModule' ? true : key === 'default' ? module.exports : String(key)) },
);
