-- Texts as a visitor types them: names, beginnings of names, typing errors, sizes, Devanagari.
local texts = {
  "honda", "ho", "hon", "royal%20enfield", "classic%20350", "350cc", "350%20classic", "mt15", "mt%2015", "activa",
  "hnoda%20shine", "roayl%20enfeild", "splender", "pulser%20ns200", "jupitar", "himalyan", "duke", "r15", "apache%20rtr",
  "%E0%A4%B9%E0%A5%8B%E0%A4%82%E0%A4%A1%E0%A4%BE", "%E0%A4%B9%E0%A5%80%E0%A4%B0%E0%A5%8B", "3%20kwh", "scooter", "zzzz",
}
local turn = 0

request = function()
  turn = turn + 1
  -- Each request comes from another client, as a proxy would say it: one alone would be told to wait.
  wrk.headers["X-Forwarded-For"] = string.format("11.%d.%d.%d", math.random(255), math.random(255), math.random(255))
  return wrk.format("GET", "/api/bikes/autocomplete/?q=" .. texts[turn % #texts + 1])
end
