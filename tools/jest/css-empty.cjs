// A style sheet has no meaning in jsdom
module.exports = {};
