local cities = { "Delhi", "Mumbai", "Bengaluru", "Chennai", "Kolkata", "Pune", "Jaipur", "Lucknow" }
local turn = 0

request = function()
  turn = turn + 1
  -- Each request comes from another client, as a proxy would say it: one alone would be told to wait.
  wrk.headers["X-Forwarded-For"] = string.format("11.%d.%d.%d", math.random(255), math.random(255), math.random(255))
  wrk.headers["Content-Type"] = "application/json"
  return wrk.format("POST", nil, nil, '{"city":"' .. cities[turn % #cities + 1] .. '"}')
end
